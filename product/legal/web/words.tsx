import { SiteLink } from '#product/site/web/site-link.tsx';
import { inlineOf } from '../rules/inline.ts';

/** A text with its bold words, its links, and names of files and settings. */
export function Words({ children }: { children: string }) {
  return inlineOf(children).map((part, at) => {
    if (part.href !== undefined) {
      return <Link key={at} href={part.href} words={part.text} />;
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay where they are
    if (part.isBold) return <strong key={at}>{part.text}</strong>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay where they are
    return part.isCode ? <code key={at}>{part.text}</code> : part.text;
  });
}

/** What no page of the app is, the server answers. */
function Link({ href, words }: { href: string; words: string }) {
  if (href.startsWith('/.well-known/')) return <a href={href}>{words}</a>;
  return <SiteLink href={href}>{words}</SiteLink>;
}
