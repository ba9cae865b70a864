export { isFunction as default } from '../mockLibraryStubs.ts';
