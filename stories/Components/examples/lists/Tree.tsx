import { Tree } from '@vetsync/ui/components/Tree';

const folders = [
  { id: 'service', label: 'Service', children: [{ id: 'dd214', label: 'DD214' }] },
  { id: 'school', label: 'School' },
];

export function Example() {
  return <Tree aria-label="Documents" items={folders} defaultExpandedKeys={['service']} />;
}
