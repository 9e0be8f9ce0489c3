import { SkeletonRows } from '../../../ui/primitives/skeleton.tsx';

/** The list while it loads. */
export const SkeletonQuotes = () => <SkeletonRows rows={7} columns="34px 3fr 1fr 1fr 1fr 1fr 84px" rowHeight={55} />;
