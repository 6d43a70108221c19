/** The media types of archives and e-mails: other files come out of them, where other documents have pages. */
const containerTypes: readonly string[] = ['application/zip', 'message/rfc822', 'application/vnd.ms-outlook'];

export const isContainer = (mediaType: string): boolean => containerTypes.includes(mediaType);
