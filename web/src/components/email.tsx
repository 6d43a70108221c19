/** An e-mail address. In a narrow room it breaks after its `@`, and otherwise only if a part is longer than a line. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
