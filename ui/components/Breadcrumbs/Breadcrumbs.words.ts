export const breadcrumbsWords = { name: 'Breadcrumbs' };
