import { personOf, type shellMachine } from '@vetsync/machines/shell';
import type { Profile } from '@vetsync/machines/profile/model';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { usePlatform } from './usePlatform.ts';

const personIn = ({ context }: SnapshotFrom<typeof shellMachine>): Profile => personOf(context);

/** The profile of the platform's current person. */
export const usePerson = (): Profile => useSelector(usePlatform().actor.shell, personIn);
