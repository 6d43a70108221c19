import { notifications as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const notificationSamples = [
  sample(contract.subscribeNotifications, () => ({ params: { clientId: 'walk' } }), 'stays open'),
  sample(contract.recentNotifications),
  sample(contract.getNotificationChoices),
  sample(contract.changeNotificationChoices, () => ({ body: { import: false } })),
];
