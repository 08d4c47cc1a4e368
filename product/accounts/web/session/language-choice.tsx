import { LanguageSwitch } from '#ui/navigation/language-switch.tsx';
import { keepOwnLanguage } from './own-language.ts';

/** The language of the page, before a login as after it; of who is signed in it is the account's, too. */
export function LanguageChoice({ brief = false }: { brief?: boolean }) {
  return <LanguageSwitch brief={brief} onChosen={keepOwnLanguage} />;
}
