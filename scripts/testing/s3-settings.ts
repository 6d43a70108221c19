const { TEST_S3_ENDPOINT, TEST_S3_REGION, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;

/** The settings by which the product keeps its files on the S3 server of the tests; none where there is no such server. */
export const s3Settings: Record<string, string> = TEST_S3_ENDPOINT
  ? {
      S3_ENDPOINT: TEST_S3_ENDPOINT,
      S3_REGION: TEST_S3_REGION ?? 'us-east-1',
      S3_BUCKET: TEST_S3_BUCKET ?? '',
      S3_ACCESS_KEY: TEST_S3_ACCESS_KEY ?? '',
      S3_SECRET_KEY: TEST_S3_SECRET_KEY ?? '',
    }
  : {};

/** Why a test that needs PostgreSQL and S3 is left out; false where both are available. */
export const withoutServices: string | false =
  !(process.env.TEST_DATABASE_URL && TEST_S3_ENDPOINT) && 'needs PostgreSQL and S3: scripts/services.sh up';
