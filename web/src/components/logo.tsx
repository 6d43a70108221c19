/** The mark: threads woven across one another. Decorative, the product's name stands beside it. */
export function Logo({ size = 28 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />;
}
