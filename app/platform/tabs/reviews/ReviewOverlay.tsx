import { reviewDialogView } from '@vetsync/machines/reviewDialog';
import { ReviewDialog } from '@vetsync/ui/screens/reviews/ReviewDialog';
import { connect } from '../../connect.tsx';

/** The review dialog over a tab. */
export default connect(ReviewDialog, reviewDialogView, {
  nameOf: ({ isOpen, review }) => (isOpen && review?.application.veteranName) || null,
});
