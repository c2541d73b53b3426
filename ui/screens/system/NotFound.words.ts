/** Platform spec, section 2, "Not-found screen". */
export const notFoundWords = {
  code: '404',
  title: 'Oops! Page not found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Return to Home',
} as const;
