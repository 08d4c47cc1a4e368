import { child, type Registry } from './columns.ts';

export const classTiles = {
  tile_pictures: {
    plain: ['student_id', 'made_at'],
    personal: {
      pictures_sealed: child('signs the child in on a device of the class', null),
      misses: child('keeps others from guessing the pictures', null),
    },
  },
  class_tiles: { plain: ['account_id', 'turned_on_at', 'closed_at', 'missed_at'] },
  class_devices: { plain: ['id', 'account_id', 'number', 'token_hash', 'opened_at', 'used_at', 'ends_at'] },
  class_cards: { plain: ['code_hash', 'account_id', 'made_at', 'ends_at'] },
} satisfies Partial<Registry>;
