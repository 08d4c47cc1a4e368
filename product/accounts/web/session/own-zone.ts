import { browserZone } from '#platform/web/zone.ts';
import { type Session, sessionCalls, useSession } from './session.ts';

/** Days of who has no school are counted where they live. Nobody has said where: the browser knows. */
function lacksZone({ user, actingAs }: Session): boolean {
  const keeps = user?.scope === 'educator' || user?.scope === 'parent';
  return keeps && actingAs === null && user.school === null && user.own_time_zone === null;
}

/** Said once for an account, when it is opened or first seen; after that it is changed in the profile alone. */
export function tellOwnZone(): void {
  const told = new Set<number>();
  const tell = (session: Session): void => {
    const { user } = session;
    if (user === null || !lacksZone(session) || told.has(user.id)) return;
    told.add(user.id);
    void keep(user.id, browserZone()).catch(() => undefined);
  };
  useSession.subscribe(tell);
  tell(useSession.getState());
}

async function keep(id: number, zone: string): Promise<void> {
  await (await sessionCalls()).callChooseTimeZone(zone);
  const { user } = useSession.getState();
  if (user?.id === id) useSession.setState({ user: { ...user, own_time_zone: zone, time_zone: zone } });
}
