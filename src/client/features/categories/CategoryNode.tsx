import Link from '@mui/material/Link';
import { useId } from 'react';
import type { Category } from '@/client/api';
import { paths } from '@/shared/siteMap';
import type { BranchCounts } from './branchCounts';
import { hasOwnParts } from './selectors';

/** What every node needs to know about the tree and about where the visitor is. */
export interface SidebarPosition {
  currentId?: string;
  /** Ids of the categories above the current one. */
  ancestorIds: readonly string[];
  openIds: readonly string[];
  /** The page itself is the current category's grid, not one of its parts. */
  onGrid: boolean;
  onFollow: () => void;
  onToggle: (id: string) => void;
  /** Parts of whole branches, where they are known. */
  counts: BranchCounts;
  /** The text of the link to the parts of a category that has subcategories too. */
  allIn: (name: string) => string;
}

export interface CategoryNodeProps {
  category: Category;
  position: SidebarPosition;
}

/** A link when nothing is below the category, else a button for what is; see `treeStyles`. */
export function CategoryNode({ category, position }: CategoryNodeProps) {
  const id = useId();
  const { currentId, ancestorIds, openIds, onGrid, onFollow, onToggle, allIn, counts } = position;
  const { _id, name, children = [] } = category;
  const open = openIds.includes(_id);
  const current = _id === currentId;
  // A hint for the eye: read out with each of 300 names it would be in the way.
  const count = counts.has(_id) && (
    <span data-count aria-hidden>
      {counts.get(_id)}
    </span>
  );
  const gridLink = (text: string, marked: boolean) => (
    <Link
      href={paths.sparePartsGrid(_id)}
      onClick={onFollow}
      aria-current={current ? (onGrid ? 'page' : 'true') : undefined}
      data-current={(marked && current) || undefined}
    >
      {text}
      {marked && count}
    </Link>
  );

  if (children.length === 0) return gridLink(name, true);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={current || ancestorIds.includes(_id) ? 'true' : undefined}
        data-current={current || undefined}
        onClick={() => onToggle(_id)}
      >
        {name}
        {count}
      </button>
      <ul id={id} aria-label={name} hidden={!open}>
        {open && hasOwnParts(category) && <li>{gridLink(allIn(name), false)}</li>}
        {open &&
          children.map((child) => (
            <li key={child._id}>
              <CategoryNode category={child} position={position} />
            </li>
          ))}
      </ul>
    </>
  );
}
