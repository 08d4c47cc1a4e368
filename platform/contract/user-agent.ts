/** What a browser says of itself holds much more than anybody needs: the kind of browser and of system are read, in this order. */
const BROWSERS = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* .*Safari/, 'Safari'],
] as const;

const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

export const BROWSER_NAMES: readonly string[] = BROWSERS.map(([, name]) => name);
export const SYSTEM_NAMES: readonly string[] = SYSTEMS.map(([, name]) => name);

export type ReadUserAgent = {
  /** Null where it is none that we know. */
  browser: { name: string; version: string } | null;
  system: string | null;
};

export function readUserAgent(userAgent: string): ReadUserAgent {
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  for (const [sign, name] of BROWSERS) {
    const version = sign.exec(userAgent)?.[1];
    if (version !== undefined) return { browser: { name, version }, system };
  }
  return { browser: null, system };
}
