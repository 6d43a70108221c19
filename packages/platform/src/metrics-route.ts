import type { PrivateAnswer } from './health-server.ts';
import { describeMetrics, hasOperatorToken, metricsType } from './metrics.ts';

/**
 * `/metrics` of a process that has no api, on its private port: for the operator's token where one is set, for anybody in development,
 * and not there in production without one.
 */
export function createMetricsRoute(
  { production, metricsToken: token }: { production: boolean; metricsToken: string | null },
  parts: Parameters<typeof describeMetrics>[0],
): (authorization: string | undefined) => Promise<PrivateAnswer> {
  return async (authorization) => {
    const isAllowed = token ? hasOperatorToken(authorization, token) : !production;
    const body = isAllowed ? await describeMetrics(parts) : '';
    return { status: isAllowed ? 200 : 404, type: metricsType, body };
  };
}
