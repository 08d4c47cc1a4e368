import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type LoadedScene, showScene, usePlay, usePlaySource } from '../content/source.ts';
import { PlayLoading } from '../shared/play-loading.tsx';
import { Player } from './player.tsx';

const keyOf = ({ place: { stop, attempt, epoch } }: LoadedScene): string => `${stop.id} ${attempt} ${epoch}`;

/** The route has loaded the scene. Whoever comes back to it finds it loaded anew. */
export function SceneScreen() {
  const { id } = useParams({ strict: false });
  const source = usePlaySource();
  const scene = usePlay((play) => play.scene);
  /** Of which comic another one is being made. */
  const [again, setAgain] = useState({ key: '', times: 0 });
  useEffect(() => () => usePlay.setState((play) => (play.scene === scene ? { scene: null } : {})), [scene]);
  if (scene === null || scene.place.stop.id !== id) return <PlayLoading />;
  const key = keyOf(scene);
  const makeAnother = async (): Promise<void> => {
    await showScene(source, id);
    const { scene: anew } = usePlay.getState();
    if (anew !== null) setAgain(({ times }) => ({ key: keyOf(anew), times: times + 1 }));
  };
  const shown = again.key === key ? scene : asMade(scene);
  return <Player key={`${key} ${again.times}`} scene={shown} onAgain={() => void makeAnother()} />;
}

/** A comic that was made is shown first, to be looked at and printed again; unless another is on its way. */
function asMade(scene: LoadedScene): LoadedScene {
  const { made } = scene.place;
  if (made === null || scene.at.picks.length > 0 || scene.at.lines > 0) return scene;
  return { ...scene, at: { picks: made, lines: Number.MAX_SAFE_INTEGER }, isMade: true };
}
