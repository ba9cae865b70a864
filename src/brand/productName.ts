/** The product's working name, defined only here (AMB-74). */
export const PRODUCT_NAME = 'Waystone';
