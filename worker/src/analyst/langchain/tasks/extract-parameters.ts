import type { Datasheet } from '../../../documents/datasheets/model.ts';
import type { ParametersRequest } from '../../tasks.ts';
import type { ModelAccess } from '../ask-model.ts';
export async function extractParameters(_access: ModelAccess, _request: ParametersRequest): Promise<Datasheet[]> {
  return [];
}
