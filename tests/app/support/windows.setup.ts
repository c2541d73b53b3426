import { afterAll } from 'vitest';
import { leaveAll } from './visitor.ts';

afterAll(leaveAll);
