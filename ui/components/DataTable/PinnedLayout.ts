import { TableLayout, type TableLayoutProps } from 'react-aria-components/Virtualizer';

type Base<Item> = TableLayout<Item, TableLayoutProps>;

/**
 * Pinned cells stay at the start while the others scroll. The cells of the checkboxes do too. Rows of any height can be
 * reached, also where large text makes them several times as high as estimated.
 */
export class PinnedLayout<Item> extends TableLayout<Item, TableLayoutProps> {
  /** The mean height of the first rows that were measured, in px, and the estimate that it replaces. */
  private measured: { mean: number; insteadOf: number | null } | undefined;

  protected override isStickyColumn({ props }: Parameters<Base<Item>['isStickyColumn']>[0]): boolean {
    return props?.['data-pinned'] === true;
  }

  protected override get estimatedRowHeight(): number | null {
    const estimate = super.estimatedRowHeight;
    return this.measured && this.measured.insteadOf === estimate ? this.measured.mean : estimate;
  }

  override update(context: Parameters<Base<Item>['update']>[0]): void {
    super.update(context);
    const insteadOf = super.estimatedRowHeight;
    // The mean stays the same from then on: positions of rows that were never drawn are computed with it.
    if (!context.itemSizeChanged || this.measured?.insteadOf === insteadOf) return;
    const heights = [...this.layoutNodes.values()]
      .filter(({ node, children }) => node?.type === 'item' && children?.every(isMeasured))
      .map(({ layoutInfo }) => layoutInfo.rect.height);
    if (heights.length === 0) return;
    this.measured = { mean: heights.reduce((a, b) => a + b) / heights.length, insteadOf };
  }

  /** What comes into view can add heights that were measured earlier. The virtualizer would keep its old end. */
  override getVisibleLayoutInfos(
    ...args: Parameters<Base<Item>['getVisibleLayoutInfos']>
  ): ReturnType<Base<Item>['getVisibleLayoutInfos']> {
    const visible = super.getVisibleLayoutInfos(...args);
    if (!this.virtualizer?.contentSize.equals(this.getContentSize()))
      this.virtualizer?.invalidate({ itemSizeChanged: true });
    return visible;
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
    const before = this.layoutNodes.get(args[0].key)?.layoutInfo.rect.height;
    const row = overflowing(super.buildRow(...args));
    // Rows that are moved down by this one stay in the layout. One that has focus would lose it.
    if (before !== undefined) this.requestedRect.height += row.layoutInfo.rect.height - before;
    return row;
  }
}

const isMeasured = ({ layoutInfo }: { layoutInfo: { estimatedSize: boolean } }) => !layoutInfo.estimatedSize;

/** A part that clips its content would be what its cells stick to, instead of the table. */
function overflowing<Part extends { layoutInfo: { allowOverflow: boolean } }>(part: Part): Part {
  part.layoutInfo.allowOverflow = true;
  return part;
}
