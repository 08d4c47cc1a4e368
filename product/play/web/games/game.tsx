import type { ReactElement } from 'react';
import { BreatheGame } from './breathe/breathe-game.tsx';
import { BuildGame } from './build/build-game.tsx';
import { EchoGame } from './echo/echo-game.tsx';
import { FacesGame } from './faces/faces-game.tsx';
import { FollowGame } from './follow/follow-game.tsx';
import type { GameProps } from './frame/game-props.ts';
import { GoNoGoGame } from './go-no-go/go-no-go-game.tsx';
import { ListenGame } from './listen/listen-game.tsx';
import { MapGame } from './map/map-game.tsx';
import { RowGame } from './row/row-game.tsx';
import { ShareGame } from './share/share-game.tsx';
import { SortGame } from './sort/sort-game.tsx';
import { TiptoeGame } from './tiptoe/tiptoe-game.tsx';
import { WaitGame } from './wait/wait-game.tsx';

/** A mini-game. It begins when it is shown and calls `onDone` once. */
export function Game({ play, ...rest }: GameProps): ReactElement {
  switch (play.kind) {
    case 'wait':
      return <WaitGame play={play} {...rest} />;
    case 'gonogo':
      return <GoNoGoGame play={play} {...rest} />;
    case 'listen':
      return <ListenGame play={play} {...rest} />;
    case 'sort':
      return <SortGame play={play} {...rest} />;
    case 'faces':
      return <FacesGame play={play} {...rest} />;
    case 'map':
      return <MapGame play={play} {...rest} />;
    case 'breathe':
      return <BreatheGame play={play} {...rest} />;
    case 'echo':
      return <EchoGame play={play} {...rest} />;
    case 'row':
      return <RowGame play={play} {...rest} />;
    case 'build':
      return <BuildGame play={play} {...rest} />;
    case 'tiptoe':
      return <TiptoeGame play={play} {...rest} />;
    case 'follow':
      return <FollowGame play={play} {...rest} />;
    case 'share':
      return <ShareGame play={play} {...rest} />;
  }
}
