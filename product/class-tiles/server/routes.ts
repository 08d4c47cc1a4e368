import type { Serve } from '#platform/server/http/serve.ts';
import type { AccountPorts } from '#product/accounts/server/session/ports.ts';
import * as calls from '../contract.ts';
import { newPictures, readDesk, reopenTiles, setTiles, showPictures, unlockTiles } from './desk.ts';
import { closeDevices, dropCards, makeCards, openDevice } from './devices.ts';
import { readTiles, tileLogin } from './sign-in.ts';

export function classTileRoutes(serve: Serve, ports: AccountPorts): void {
  serve(calls.getClassTiles, readDesk);
  serve(calls.setClassTiles, (context) => setTiles(context, ports.appKey));
  serve(calls.showPictures, (context) => showPictures(context, ports.appKey));
  serve(calls.newPictures, (context) => newPictures(context, ports.appKey));
  serve(calls.unlockTiles, unlockTiles);
  serve(calls.reopenTiles, reopenTiles);
  serve(calls.makeClassCards, makeCards);
  serve(calls.dropClassCards, dropCards);
  serve(calls.closeDevices, closeDevices);
  serve.ownTransaction(calls.openClassDevice, openDevice);
  serve.ownTransaction(calls.getTiles, readTiles);
  serve.ownTransaction(calls.tileLogin, (context) => tileLogin(context, ports));
}
