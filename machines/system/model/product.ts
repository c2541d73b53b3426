export const productName = 'VetSync';
