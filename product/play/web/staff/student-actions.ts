import { PROGRAM_IDS } from '#brands/brand.ts';
import { CheckInText } from '#product/consents/web/activity-text.tsx';
import { STAFF_TABLES, TABLES } from '#product/rosters/web/actions/student-actions.ts';
import { type ActionField, action } from '#ui/actions/action.ts';
import * as calls from '../../staff-contract.ts';

const program = {
  name: 'program',
  kind: 'select',
  label: 'play-progress.restart.program',
  choices: PROGRAM_IDS,
  labels: 'rosters.programs',
} as const satisfies ActionField;

const unlockAction = (
  name: string,
  endpoint: typeof calls.educatorPlay.unlock,
  refreshes: readonly string[],
) =>
  action({
    name,
    endpoint,
    title: 'play-progress.unlock.title',
    text: 'play-progress.unlock.text',
    submit: 'play-progress.unlock.submit',
    refreshes,
  });

const restartAction = (
  name: string,
  endpoint: typeof calls.educatorPlay.restart,
  refreshes: readonly string[],
) =>
  action({
    name,
    endpoint,
    title: 'play-progress.restart.title',
    text: 'play-progress.restart.text',
    submit: 'play-progress.restart.submit',
    danger: true,
    fields: [program],
    refreshes,
  });

/** A switch is two dialogs, one for each way. */
function checkInActions(
  prefix: string,
  endpoint: typeof calls.educatorPlay.checkIns,
  refreshes: readonly string[],
) {
  const turn = (way: 'on' | 'off') =>
    action({
      name: `${prefix}check-ins-${way}`,
      endpoint,
      title: `play-progress.check-ins-${way}.title`,
      text: `play-progress.check-ins-${way}.text`,
      submit: `play-progress.check-ins-${way}.submit`,
      content: CheckInText,
      refreshes,
    });
  return { checkInsOn: turn('on'), checkInsOff: turn('off') };
}

const turnDebug = (way: 'on' | 'off') =>
  action({
    name: `debug-${way}`,
    endpoint: calls.debugStudents,
    title: `play-progress.debug-${way}.title`,
    text: `play-progress.debug-${way}.text`,
    submit: `play-progress.debug-${way}.submit`,
    refreshes: STAFF_TABLES,
  });

export const educatorActions = {
  unlock: unlockAction('unlock-assessment', calls.educatorPlay.unlock, TABLES.student),
  restart: restartAction('restart-program', calls.educatorPlay.restart, TABLES.student),
  ...checkInActions('', calls.educatorPlay.checkIns, TABLES.student),
};

export const parentActions = {
  restart: restartAction('child-restart-program', calls.parentPlay.restart, TABLES.child),
  ...checkInActions('child-', calls.parentPlay.checkIns, TABLES.child),
};

export const staffActions = {
  unlock: unlockAction('uber-unlock-assessment', calls.staffPlay.unlock, STAFF_TABLES),
  restart: restartAction('uber-restart-program', calls.staffPlay.restart, STAFF_TABLES),
  debugOn: turnDebug('on'),
  debugOff: turnDebug('off'),
  clone: action({
    name: 'clone-into-sandbox',
    endpoint: calls.cloneIntoSandbox,
    title: 'play-progress.clone.title',
    text: 'play-progress.clone.text',
    submit: 'play-progress.clone.submit',
    refreshes: STAFF_TABLES,
  }),
};

/** Adults who try programs see what each choice says, too. */
const turnAccountDebug = (way: 'on' | 'off') =>
  action({
    name: `account-debug-${way}`,
    endpoint: calls.debugAccounts,
    title: `play-progress.debug-${way}.title`,
    text: `play-progress.account-debug-${way}.text`,
    submit: `play-progress.debug-${way}.submit`,
    refreshes: ['account-requests', 'educators', 'parents'],
  });

export const accountActions = { debugOn: turnAccountDebug('on'), debugOff: turnAccountDebug('off') };
