/** An answer of the api as tests look into it: the envelope, with whatever is inside. */
export interface SeenBody {
  success: boolean;
  message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  data: any;
  /** How far reading of key facts has come, beside their list. */
  reading?: { status: string };
}
