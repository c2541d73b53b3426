/** Fixed texts of outcomes (platform spec, section 8, "Error catalogue"). */
export const messages = {
  leadSent:
    "Thank you for your interest! We'll keep you updated on the launch and send you early access information.",
  leadSavedTitle: 'Information Saved',
  leadSaved: 'Your information has been saved locally. We will send it as soon as the server can be reached.',
  solutionSent: 'Thank you! Our Solution Architects will contact you within 24 hours.',
  solutionSaved: 'Your request has been saved',
  solutionSavedMore: 'We will send it as soon as the server can be reached.',
  memoryOnly: 'Keep this page open',
  memoryOnlyMore: 'This browser keeps nothing for us. We will send your information while this page is open.',
  retryComplete: 'Retry Complete',
  retryFailed: 'Retry Failed',
  retryFailedMore: 'Unable to retry failed leads at this time.',
  signInFailed: 'Sign in failed',
  signUpFailed: 'Sign up failed',
  checkEmailTitle: 'Check your email',
  checkEmail: 'Please check your email for a confirmation link.',
  resendFailed: 'Sending failed',
  signOutFailed: 'Sign out failed',
} as const;
