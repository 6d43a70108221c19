/** The logo: woven threads. It is decorative, because the product's name is beside it. */
export function Logo({ size = 28 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />;
}
