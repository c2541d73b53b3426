import { Badge } from '@vetsync/ui/components/Badge';
import { Text } from '@vetsync/ui/components/Text';
import { useRef } from 'react';
import { Arrows } from './Arrows.tsx';
import type { ChartState, ChartTransition } from './chart.ts';
import * as looks from './look.ts';

interface StatechartProps {
  chart: ChartState;
  /** Whether the state at a path is active. */
  isActive: (path: string) => boolean;
}

function Transition({ transition, isPossible }: { transition: ChartTransition; isPossible: boolean }) {
  const { id, label, guard, actions, targets } = transition;
  return (
    <li style={looks.transition} data-transition={id}>
      <span style={isPossible ? looks.possible : undefined}>{label}</span>
      {guard !== null && <span style={looks.muted}>[{guard}]</span>}
      {targets.length > 0 && <span>→ {targets.map((path) => path || 'start').join(', ')}</span>}
      {actions.length > 0 && <span style={looks.muted}>/ {actions.join(', ')}</span>}
    </li>
  );
}

const notes: Partial<Record<ChartState['kind'], string>> = {
  final: 'ends',
  history: 'where it was',
  parallel: 'all at once',
};

function StateBox({
  state,
  isActive,
  isRegion,
}: {
  state: ChartState;
  isActive: (path: string) => boolean;
  isRegion: boolean;
}) {
  const isIn = isActive(state.path);
  const note = notes[state.kind];
  return (
    <div style={looks.box(isRegion, isIn)} data-state={state.path} data-active={isIn}>
      <div style={looks.stateName}>
        <Text as="span" size="small" weight="strong">
          {state.name}
        </Text>
        {state.isInitial && <Badge>first</Badge>}
        {note !== undefined && <Badge>{note}</Badge>}
        {isIn && state.states.length === 0 && (
          <Badge tone="positive" variant="solid">
            now
          </Badge>
        )}
        {state.actors.map((actor) => (
          <Badge key={actor} tone="info">
            {actor}
          </Badge>
        ))}
      </div>
      {state.transitions.length > 0 && (
        <ul style={looks.transitions}>
          {state.transitions.map((transition) => (
            <Transition key={transition.id} transition={transition} isPossible={isIn} />
          ))}
        </ul>
      )}
      {state.states.length > 0 && (
        <div style={looks.within}>
          {state.states.map((inner) => (
            <StateBox
              key={inner.path}
              state={inner}
              isActive={isActive}
              isRegion={state.kind === 'parallel'}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Nested states and their transitions, drawn from the machine's definition. */
export function Statechart({ chart, isActive }: StatechartProps) {
  const around = useRef<HTMLDivElement>(null);
  return (
    <div ref={around} style={looks.chart}>
      <StateBox state={chart} isActive={isActive} isRegion={false} />
      <Arrows chart={chart} around={around} isActive={isActive} />
    </div>
  );
}
