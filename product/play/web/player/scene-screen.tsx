import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PlayLoading } from '../play-loading.tsx';
import { usePlay } from '../source.ts';
import { Player } from './player.tsx';

/** The route has loaded the scene. Whoever comes back to it finds it loaded anew. */
export function SceneScreen() {
  const { id } = useParams({ strict: false });
  const scene = usePlay((play) => play.scene);
  useEffect(() => () => usePlay.setState((play) => (play.scene === scene ? { scene: null } : {})), [scene]);
  if (scene === null || scene.place.stop.id !== id) return <PlayLoading />;
  return <Player key={`${id} ${scene.place.attempt} ${scene.place.epoch}`} scene={scene} />;
}
