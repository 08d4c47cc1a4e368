/** A notice as its readers see it: what it is about, and what there is to know. */
export function NoticeWords({ title, text }: { title: string; text: string }) {
  return (
    <>
      <strong>{title}</strong>
      <br />
      {text}
    </>
  );
}
