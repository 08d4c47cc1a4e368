import type { TextsOfVersion } from './shape.ts';

const en =
  'Before this register: the switch in Kindred stood at off. No text was kept of what was read then.';
const zh = '在此登記簿之前：Kindred 裡的開關是關閉的。當時閱讀的文字沒有保存。';

const each = (name: string, said: string) => ({ name, what: said, kept: said, without: said });

/** What was decided before decisions were written down; only emotion check-ins could be. */
export const BEFORE_REGISTER: TextsOfVersion = {
  en: {
    play: each('Play', en),
    'check-ins': each('Emotion check-ins', en),
    'follow-up': each('Follow-up', en),
    observations: each('SEL check-ins by adults', en),
    norms: each('Norms and better questions', en),
  },
  'zh-TW': {
    play: each('遊玩', zh),
    'check-ins': each('心情簽到', zh),
    'follow-up': each('關懷追蹤', zh),
    observations: each('SEL 觀察紀錄', zh),
    norms: each('常模與題目改進', zh),
  },
};
