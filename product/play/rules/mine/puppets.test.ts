import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import type { Stage } from '../stage/stage.ts';
import {
  afterDeed,
  CHECK_TOYS,
  type Deed,
  PUPPET_FACES,
  PUPPET_MOVES,
  PUPPET_PLACES,
  PUPPET_THINGS,
  PUPPET_WEATHER,
  propOfToy,
  puppetStage,
  puppetsOf,
  TOYS,
  thingsOf,
  toysAfter,
} from './puppets.ts';

const deedIn = (program: (typeof PROGRAM_IDS)[number]): fc.Arbitrary<Deed> => {
  const who = fc.constantFrom(...puppetsOf(program));
  const prop = fc.constantFrom(...PUPPET_THINGS[program]);
  return fc.oneof(
    fc.record({ do: fc.constant('call' as const), who }),
    fc.record({ do: fc.constant('send' as const), who }),
    fc.record({ do: fc.constant('step' as const), who, by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ do: fc.constant('feel' as const), who, face: fc.constantFrom(...PUPPET_FACES) }),
    fc.record({ do: fc.constant('move' as const), who, pose: fc.constantFrom(...PUPPET_MOVES) }),
    fc.record({ do: fc.constant('thing' as const), prop }),
    fc.record({ do: fc.constant('away' as const), prop }),
    fc.record({ do: fc.constant('weather' as const), effect: fc.constantFrom(...PUPPET_WEATHER) }),
    fc.record({ do: fc.constant('go' as const), place: fc.constantFrom(...PUPPET_PLACES[program]) }),
  );
};

const isTidy = ({ actors, props }: Stage): boolean => {
  const marks = actors.map(({ at }) => at).toSorted((a, b) => a - b);
  return (
    actors.length <= 5 &&
    props.length <= 5 &&
    marks.every((at) => at >= 1 && at <= 9) &&
    marks.slice(1).every((at, index) => at - (marks[index] ?? 0) >= 0.85) &&
    new Set(actors.map(({ who }) => who)).size === actors.length
  );
};

test.each(PROGRAM_IDS)('whatever is done on the stage of %s, nobody stands in another', (program) => {
  fc.assert(
    fc.property(fc.array(deedIn(program), { maxLength: 40 }), (deeds) => {
      let stage = puppetStage(program);
      for (const deed of deeds) {
        stage = afterDeed(stage, deed);
        expect(isTidy(stage)).toBe(true);
      }
    }),
  );
});

test.each(PROGRAM_IDS)('all things of %s come, do all they can, and go', (program) => {
  for (const prop of new Set([...PUPPET_THINGS[program], ...CHECK_TOYS])) {
    let stage = afterDeed(puppetStage(program), { do: 'thing', prop });
    const first = stage.props[0]?.state;
    const seen = new Set<string>();
    do {
      stage = afterDeed(stage, { do: 'thing', prop });
      seen.add(stage.props[0]?.state ?? '');
    } while (stage.props[0]?.state !== first && seen.size < 9);
    expect(stage.props[0]?.state).toBe(first);
    expect(afterDeed(stage, { do: 'away', prop }).props).toEqual([]);
  }
});

test('who walks on passes whoever stands in the way, and stops at the end of the stage', () => {
  let stage = afterDeed(puppetStage('academy'), { do: 'call', who: 'nim' });
  const at = (who: string) => stage.actors.find((one) => one.who === who)?.at ?? 0;
  const [before, nim] = [at('you'), at('nim')];
  expect(nim).toBeLessThan(before);
  for (let steps = 0; steps < 3; steps += 1) stage = afterDeed(stage, { do: 'step', who: 'you', by: -1 });
  expect(at('you')).toBeLessThan(nim);
  for (let steps = 0; steps < 9; steps += 1) stage = afterDeed(stage, { do: 'step', who: 'you', by: -1 });
  expect(at('you')).toBeGreaterThanOrEqual(1);
});

test('every scene that is done opens one toy more', () => {
  expect(toysAfter(0)).toEqual([]);
  expect(toysAfter(1)).toEqual(['friends']);
  expect(toysAfter(6)).toEqual(TOYS);
  expect(toysAfter(40)).toEqual(TOYS);
});

test('a check gives its toy at once, whatever was opened before', () => {
  expect(propOfToy('toy-drum')).toBe('drum');
  expect(propOfToy('drum')).toBeNull();
  expect(propOfToy('toy-unicorn')).toBeNull();
  expect(toysAfter(1, ['toy-drum'])).toEqual(['friends', 'things']);
  expect(thingsOf('zoou', 1, ['toy-drum', 'two-hearts'])).toEqual(['drum']);
  expect(thingsOf('zoou', 6, ['toy-drum', 'toy-basket'])).toEqual([
    'drum',
    'basket',
    ...PUPPET_THINGS.zoou.filter((prop) => prop !== 'drum'),
  ]);
});
