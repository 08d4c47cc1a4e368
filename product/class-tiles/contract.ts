import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, text, yesNo } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { anyone, educatorsInPerson } from '#product/access/rules/policies.ts';
import { sessionReply } from '#product/accounts/sign-in-contract.ts';
import { myFigure } from '#product/play/mine-contract.ts';
import { DEVICES_MAX } from './rules/devices.ts';
import { PICTURES } from './rules/pictures.ts';

const nothing = z.strictObject({});
const ids = () => z.array(id()).check(z.minLength(1), z.maxLength(1000));
const three = () => z.tuple([choice(PICTURES), choice(PICTURES), choice(PICTURES)]);

const deskChild = z.object({
  id: z.number(),
  name: z.string(),
  /** How the tile calls the child. */
  tile: z.string(),
  has_pictures: z.boolean(),
  locked: z.boolean(),
});
export type DeskChild = z.infer<typeof deskChild>;

const openDevice = z.object({
  id: z.number(),
  number: z.number(),
  opened_at: z.string(),
  used_at: z.string(),
  ends_at: z.string(),
});
export type OpenDevice = z.infer<typeof openDevice>;

export const getClassTiles = endpoint({
  method: 'GET',
  path: '/educator/class-tiles',
  summary: "Whether the actor's own class signs in by tiles: its children, its open devices. No pictures.",
  access: educatorsInPerson,
  input: nothing,
  output: z.object({
    data: z.object({
      /** Not for who has no school: a tile is nothing for a device at home. */
      offered: z.boolean(),
      on: z.boolean(),
      /** Since when too many wrong pictures keep all tiles shut. */
      closed_at: z.nullable(z.string()),
      children: z.array(deskChild),
      /** Own students above grade 3, who get no tiles. */
      older: z.number(),
      devices: z.array(openDevice),
      cards: z.number(),
    }),
  }),
});
export type ClassDesk = z.infer<typeof getClassTiles.output>['data'];

export const setClassTiles = endpoint({
  method: 'PATCH',
  path: '/educator/class-tiles',
  summary:
    'Turn tiles on for the own class, which gives every child of it three pictures, or off, which closes its devices.',
  access: educatorsInPerson,
  input: z.strictObject({ on: yesNo() }),
  output: notificationReply,
  audit: 'class-tiles.set',
  stepUp: 'partly',
});

export const showPictures = endpoint({
  method: 'POST',
  path: '/educator/class-tiles/pictures',
  summary:
    'The pictures of the own class with the figures of their tiles, to print or to tell. Who has none yet is given some.',
  access: educatorsInPerson,
  input: nothing,
  output: z.object({
    data: z.array(
      z.object({ id: z.number(), name: z.string(), figure: z.nullable(myFigure), pictures: three() }),
    ),
  }),
  audit: 'student.pictures',
  stepUp: true,
});
export type ShownPictures = z.infer<typeof showPictures.output>['data'];

export const newPictures = endpoint({
  method: 'POST',
  path: '/educator/class-tiles/new-pictures',
  summary:
    'Other pictures for children of the own class. Their tiles are open again, and who is in by tile is out.',
  access: educatorsInPerson,
  input: z.strictObject({ ids: ids() }),
  output: notificationReply,
  audit: 'student.new-pictures',
  stepUp: true,
});

export const unlockTiles = endpoint({
  method: 'POST',
  path: '/educator/class-tiles/unlock',
  summary: 'Open the tiles of children who pressed wrong pictures too often.',
  access: educatorsInPerson,
  input: z.strictObject({ ids: ids() }),
  output: notificationReply,
  audit: 'student.unlock-tile',
});

export const reopenTiles = endpoint({
  method: 'POST',
  path: '/educator/class-tiles/reopen',
  summary: 'Open the tiles of the own class again that too many wrong pictures closed.',
  access: educatorsInPerson,
  input: nothing,
  output: notificationReply,
  audit: 'class-tiles.reopen',
});

export const makeClassCards = endpoint({
  method: 'POST',
  path: '/educator/class-tiles/cards',
  summary:
    'Codes that open a device for the own class, each once: for printed cards, or for the device in hand. Told once.',
  access: educatorsInPerson,
  input: z.strictObject({
    count: z
      .number({ error: 'validation.number' })
      .check(
        z.int({ error: 'validation.number' }),
        z.gte(1, { error: 'validation.in' }),
        z.lte(DEVICES_MAX, { error: 'validation.in' }),
      ),
    /** For the device on which this is pressed. */
    here: z._default(yesNo(), false),
  }),
  output: z.object({ data: z.object({ codes: z.array(z.string()), student_url: z.string() }) }),
  audit: 'class-cards.make',
  stepUp: true,
});

export const dropClassCards = endpoint({
  method: 'DELETE',
  path: '/educator/class-tiles/cards',
  summary: 'Cards that were made and not used yet open nothing any more.',
  access: educatorsInPerson,
  input: nothing,
  output: notificationReply,
  audit: 'class-cards.drop',
});

export const closeDevices = endpoint({
  method: 'POST',
  path: '/educator/class-devices/close',
  summary: 'Close devices of the own class at once. Whoever came in there by tile is out.',
  access: educatorsInPerson,
  input: z.strictObject({ ids: ids() }),
  output: notificationReply,
  audit: 'class-device.close',
});

export const openClassDevice = endpoint({
  method: 'POST',
  path: '/class-device',
  summary: 'Open this device for a class with the code of a class card, which is used up by it.',
  access: anyone,
  input: z.strictObject({ code: text({ max: 40 }) }),
  output: z.object({ data: z.object({ number: z.number() }) }),
  audit: 'class-device.open',
});

const tile = z.object({
  id: z.number(),
  name: z.string(),
  figure: z.nullable(myFigure),
  locked: z.boolean(),
});
export type Tile = z.infer<typeof tile>;

export const getTiles = endpoint({
  method: 'GET',
  path: '/class-device',
  summary: 'The tiles of the class for which this device is open; no names for any other device.',
  access: anyone,
  input: nothing,
  output: z.object({
    data: z.object({
      state: z.enum(['none', 'closed', 'open']),
      number: z.nullable(z.number()),
      tiles: z.array(tile),
    }),
  }),
});
export type ClassDevice = z.infer<typeof getTiles.output>['data'];

export const tileLogin = endpoint({
  method: 'POST',
  path: '/class-device/login',
  summary:
    'Sign a child of the class in by its three pictures, on a device that is open for the class; to play only.',
  access: anyone,
  input: z.strictObject({ student: id(), pictures: three() }),
  output: sessionReply,
  audit: 'session.start',
});
