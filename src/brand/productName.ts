/** The product's working name, kept in this one place (AMB-74). */
export const PRODUCT_NAME = 'Waystone';
