import { downloadReport, type Report } from '@bidloom/contract/analytics';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { useDownload } from '../../lib/use-download.ts';
import type { AnalyticsBody } from './use-filters.ts';

/** Saves the complete answer of a call as a file. */
export function useReport(report: Report, body: AnalyticsBody & { interval?: 'day' | 'week' | 'month' }) {
  const { save } = useDownload(downloadReport);
  return (format: 'csv' | 'xlsx') => save({ body: { ...body, report, format } }, analyticsMessages.downloaded);
}
