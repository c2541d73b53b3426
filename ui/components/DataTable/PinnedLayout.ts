import { TableLayout, type TableLayoutProps } from 'react-aria-components/Virtualizer';

type Base<Item> = TableLayout<Item, TableLayoutProps>;

/** Pinned cells stay at the start while the others scroll. The cells of the checkboxes do too. */
export class PinnedLayout<Item> extends TableLayout<Item, TableLayoutProps> {
  protected override isStickyColumn({ props }: Parameters<Base<Item>['isStickyColumn']>[0]): boolean {
    return props?.['data-pinned'] === true;
  }

  protected override buildTableHeader(): ReturnType<Base<Item>['buildTableHeader']> {
    return overflowing(super.buildTableHeader());
  }

  protected override buildHeaderRow(
    ...args: Parameters<Base<Item>['buildHeaderRow']>
  ): ReturnType<Base<Item>['buildHeaderRow']> {
    return overflowing(super.buildHeaderRow(...args));
  }

  protected override buildRowGroup(
    ...args: Parameters<Base<Item>['buildRowGroup']>
  ): ReturnType<Base<Item>['buildRowGroup']> {
    return overflowing(super.buildRowGroup(...args));
  }

  protected override buildRow(
    ...args: Parameters<Base<Item>['buildRow']>
  ): ReturnType<Base<Item>['buildRow']> {
    return overflowing(super.buildRow(...args));
  }
}

/** A part that clips its content would be what its cells stick to, instead of the table. */
function overflowing<Part extends { layoutInfo: { allowOverflow: boolean } }>(part: Part): Part {
  part.layoutInfo.allowOverflow = true;
  return part;
}
