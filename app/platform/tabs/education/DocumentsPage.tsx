import { documentsView } from '@vetsync/machines/documents';
import { Documents } from '@vetsync/ui/screens/education/Documents';
import { connect } from '../../connect.tsx';

/** "Document Upload": files stay in this browser's own database. */
export default connect(Documents, documentsView);
