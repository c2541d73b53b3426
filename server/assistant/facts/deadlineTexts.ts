/** What the screens say of deadlines in Spanish, so that an answer says the same. */
export { deadlineTexts } from '@vetsync/ui/screens/reference/DeadlineTexts.es';
