/** What runs inside the page that is filmed. Texts of scripts: the server's types know no page. */

/** A function as text, and how it is called there. */
function inPage(code: string): (given?: unknown) => string {
  return (given) => `(${code})(${JSON.stringify(given)})`;
}

/** Everything that moves goes on by so many milliseconds, and waits again. What is new begins. */
export const goOnBy = inPage(`(ms) => {
  window.filmed ??= new WeakSet();
  for (const moving of document.getAnimations()) {
    const { endTime, duration } = moving.effect.getComputedTiming();
    if (duration === 0) continue;
    const isNew = !window.filmed.has(moving);
    if (moving.playState !== 'running' && !window.filmed.has(moving)) continue;
    window.filmed.add(moving);
    moving.pause();
    const next = isNew ? 0 : Number(moving.currentTime) + ms;
    if (next >= endTime) moving.finish();
    else moving.currentTime = next;
  }
}`);

/** A dot above everything, dialogs too. */
export const drawPointer = inPage(`({ x, y, isPressed }) => {
  let dot = document.getElementById('film-pointer');
  if (dot === null) {
    dot = document.createElement('div');
    dot.id = 'film-pointer';
    dot.popover = 'manual';
    Object.assign(dot.style, {
      position: 'fixed', inset: 'auto', width: '22px', height: '22px', margin: '-11px 0 0 -11px', padding: '0',
      border: '3px solid #fff', borderRadius: '50%', background: '#1d2b3ad9', pointerEvents: 'none',
      boxShadow: '0 1px 5px #0006', transition: 'none', animation: 'none', overflow: 'hidden',
    });
    document.documentElement.append(dot);
  } else dot.hidePopover();
  dot.style.left = x + 'px';
  dot.style.top = y + 'px';
  dot.style.transform = isPressed ? 'scale(0.72)' : 'none';
  dot.showPopover();
}`);

/** What lies below comes up, be it the page's or a part of it that scrolls by itself. */
export const scrollOn = inPage(`(by) => {
  const scrolls = (one) => one.scrollHeight > one.clientHeight + 8 && /auto|scroll/.test(getComputedStyle(one).overflowY);
  const all = [...document.querySelectorAll('main, main *')].filter(scrolls);
  const target = document.scrollingElement.scrollHeight > innerHeight + 8 ? document.scrollingElement : all[0];
  window.scrolledTo = (window.scrolledTo ?? target.scrollTop) + by;
  target.scrollTo({ top: window.scrolledTo, behavior: 'instant' });
}`);

/** The whole page comes a little nearer, towards its picture. */
export const pushIn = inPage(`(share) => {
  document.documentElement.style.overflow = 'hidden';
  document.body.style.transformOrigin = '50% 300px';
  document.body.style.transform = 'scale(' + (1 + 0.035 * share) + ')';
}`);

/** The first printed card grows until it fills the picture. */
export const growCard = inPage(`(share) => {
  document.getElementById('film-pointer')?.remove();
  const card = document.querySelector('[data-printed] section');
  card.style.transform = 'none';
  const box = card.getBoundingClientRect();
  const most = Math.min(innerWidth * 0.8 / box.width, innerHeight * 0.66 / box.height);
  const scale = 1 + (most - 1) * share;
  const x = (innerWidth - box.width) / 2 - box.left;
  const y = (innerHeight - box.height) / 2 - 40 - box.top;
  card.style.transform = 'translate(' + x + 'px,' + y + 'px) scale(' + scale + ')';
}`);

/** The page for students lies on the lesson, as if it came from the printer. */
export const showPaper = inPage(`(share) => {
  let cover = document.getElementById('film-paper');
  if (cover === null) {
    document.getElementById('film-pointer')?.remove();
    cover = document.createElement('div');
    cover.id = 'film-paper';
    cover.popover = 'manual';
    Object.assign(cover.style, {
      position: 'fixed', inset: '0', width: '100%', height: '100%', margin: '0', padding: '0', border: '0',
      background: '#1d2b3a99', overflow: 'hidden',
    });
    const paper = document.querySelector('article[data-level]').cloneNode(true);
    paper.style.cssText = 'position:absolute;left:50%;top:30px;width:760px;margin:0;background:#fff;transform-origin:top';
    cover.append(paper);
    document.body.append(cover);
    cover.showPopover();
  }
  cover.style.opacity = Math.min(1, share * 2);
  const page = cover.firstChild;
  const scale = Math.min(1, (innerHeight - 120) / page.offsetHeight);
  page.style.transform = 'translate(-50%,' + (1 - share) * 300 + 'px) scale(' + scale + ')';
}`);

/** The product's mark, alone. */
export const showMark = inPage(`(share) => {
  let card = document.getElementById('film-mark');
  if (card === null) {
    document.getElementById('film-pointer')?.remove();
    card = document.createElement('div');
    card.id = 'film-mark';
    card.popover = 'manual';
    Object.assign(card.style, {
      position: 'fixed', inset: '0', width: '100%', height: '100%', margin: '0', padding: '0', border: '0',
      background: 'var(--brand-paper)', display: 'grid', placeItems: 'center',
    });
    const mark = document.querySelector('header a').cloneNode(true);
    mark.style.transform = 'scale(3)';
    card.append(mark);
    document.body.append(card);
    card.showPopover();
  }
  card.style.opacity = share;
}`);

/** What phones show is read on, at the pace of a thumb. */
export const scrollPhones = inPage(`(share) => {
  for (const page of document.querySelectorAll('figure .page')) page.style.top = -860 * share + 'px';
}`);
