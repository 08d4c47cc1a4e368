/**
 * The passwords guessed first, of those long enough to be chosen. Compared without case, and without the digits and
 * marks people add at the end, so that "Password123!" is caught by "password".
 */
const COMMON = new Set(
  `password passwort password1 passw0rd p@ssword p@ssw0rd pa55word letmein letmein1 welcome welcome1 iloveyou
  iloveu sunshine princess football baseball basketball softball superman batman spiderman pokemon starwars
  trustno1 whatever computer internet samsung michelle jennifer jessica michael jordan charlie ashley nicole
  daniel thomas matthew andrew joshua anthony robert hunter buster harley ranger dakota cookie pepper ginger
  summer winter spring autumn monday friday january february october november december chocolate butterfly
  liverpool chelsea arsenal barcelona juventus realmadrid eminem metallica nirvana slipknot freedom forever
  babygirl lovely loveme fuckyou asshole blink182 mustang corvette ferrari porsche mercedes yamaha
  administrator admin admin123 root toor guest changeme default secret master access login qwerty qwertyuiop
  qwerty123 qwertz azerty asdfghjkl asdfgh zxcvbnm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx
  q1w2e3r4 a1b2c3d4 abcd1234 abcdefgh abc12345 12345678 123456789 1234567890 87654321 987654321 0987654321
  11111111 00000000 22222222 55555555 66666666 77777777 88888888 99999999 11223344 12341234 12121212 123123123
  123321123 147258369 159753456 69696969 10203040 aaaaaaaa zzzzzzzz teacher teachers teaching school schools
  student students classroom kindergarten education principal kindred homework elementary`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What is left of "x1y2-3456789" without its end is short enough to be common, and says nothing about the whole. */
const SHORTEST_STEM = 5;

/** `common` is the list of what people choose anywhere; the words above are those of schools, and of ours. */
export function isGuessable(password: string, common: ReadonlySet<string>): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d\W_]+$/, '');
  const isCommonStem = COMMON.has(stem) || (stem.length >= SHORTEST_STEM && common.has(stem));
  return COMMON.has(plain) || common.has(plain) || isCommonStem || /^(.)\1*$/.test(plain);
}
