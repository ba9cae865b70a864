import type { Look } from '../pictures/portrait.ts';

/** Region of origin; skin and hair must be plausible for it. */
export type Region =
  | 'south asia'
  | 'himalaya'
  | 'east asia'
  | 'southeast asia'
  | 'middle east'
  | 'africa'
  | 'europe'
  | 'south america'
  | 'pacific';

/** The appearance of a portrait, chosen to suit the name; a woman never has a beard. */
export type Appearance = Look & { origin: Region };

export const women: Readonly<Record<string, Omit<Appearance, 'beard'>>> = {
  'Ananya Rao': { origin: 'south asia', style: 'bun', skin: 'brown', earrings: true },
  'Tenzin Dolma': { origin: 'himalaya', style: 'braid', skin: 'tan', garment: 'hood' },
  'Meera Iyer': { origin: 'south asia', style: 'long', skin: 'deep', garment: 'sari', bindi: true },
  'Zoya Khan': { origin: 'south asia', style: 'long', skin: 'wheat', hair: 'dark', garment: 'kurta' },
  'Lena Hoffmann': { origin: 'europe', style: 'bun', skin: 'fair', hair: 'blond', garment: 'hood' },
  'Sofia Lindqvist': { origin: 'europe', style: 'long', skin: 'fair', hair: 'blond', glasses: true },
  'Nkechi Obi': { origin: 'africa', style: 'afro', skin: 'dark', garment: 'tee', earrings: true },
  'Mei Tanaka': { origin: 'east asia', style: 'bob', skin: 'fair', garment: 'collar' },
  'Fatima Al Noor': { origin: 'middle east', style: 'scarf', skin: 'tan' },
  'Rukmini Deshpande': { origin: 'south asia', style: 'braid', skin: 'tan', garment: 'kurta', bindi: true },
  'Priya Nair': { origin: 'south asia', style: 'waves', skin: 'brown', garment: 'tee' },
  'Gurleen Kaur': { origin: 'south asia', style: 'long', skin: 'wheat', garment: 'kurta', glasses: true },
  'Nandini Gowda': { origin: 'south asia', style: 'bun', skin: 'brown', garment: 'collar', earrings: true },
  'Rigzin Angmo': { origin: 'himalaya', style: 'braid', skin: 'tan', hair: 'grey', garment: 'kurta' },
  'Shalini Sharma': { origin: 'south asia', style: 'waves', skin: 'tan', hair: 'dark' },
  'Pooja Bhatt': { origin: 'south asia', style: 'bob', skin: 'wheat', garment: 'hood', glasses: true },
  'Devika Pillai': { origin: 'south asia', style: 'long', skin: 'brown', garment: 'sari', bindi: true },
  'Aditi Joshi': { origin: 'south asia', style: 'bob', skin: 'brown', garment: 'kurta', glasses: true },
  'Moumita Das': { origin: 'south asia', style: 'long', skin: 'tan', garment: 'sari', bindi: true },
  'Bhavna Solanki': { origin: 'south asia', style: 'bun', skin: 'tan', garment: 'sari', bindi: true },
  'Dilini Perera': { origin: 'south asia', style: 'braid', skin: 'deep', garment: 'tee' },
  'Aishath Naseer': { origin: 'south asia', style: 'scarf', skin: 'brown' },
  'Putu Ayu': { origin: 'southeast asia', style: 'bun', skin: 'brown', garment: 'sari', earrings: true },
  'Linh Tran': { origin: 'southeast asia', style: 'long', skin: 'wheat', garment: 'collar' },
  'Wei Ling Tan': { origin: 'southeast asia', style: 'bob', skin: 'wheat', glasses: true, garment: 'tee' },
  'Elif Demir': { origin: 'middle east', style: 'waves', skin: 'wheat', hair: 'dark', garment: 'hood' },
  'Amina Tazi': { origin: 'middle east', style: 'scarf', skin: 'wheat' },
  'Wanjiru Kamau': { origin: 'africa', style: 'braid', skin: 'dark', garment: 'tee' },
  'Katerina Papadaki': { origin: 'europe', style: 'long', skin: 'wheat', hair: 'dark', garment: 'tee' },
  'Claire Dubois': { origin: 'europe', style: 'bob', skin: 'fair', hair: 'chestnut', garment: 'collar' },
  'Sigrún Jónsdóttir': { origin: 'europe', style: 'braid', skin: 'fair', hair: 'blond', garment: 'hood' },
  'Maya Goldberg': { origin: 'europe', style: 'waves', skin: 'fair', hair: 'brown', garment: 'tee' },
  'Camila Rojas': { origin: 'south america', style: 'long', skin: 'tan', hair: 'dark', garment: 'hood' },
  'Beatriz Lima': { origin: 'south america', style: 'waves', skin: 'deep', garment: 'tee', earrings: true },
  'Hana Whaitiri': { origin: 'pacific', style: 'long', skin: 'brown', hair: 'dark', garment: 'hood' },
  Noor: { origin: 'south asia', style: 'bob', skin: 'tan', garment: 'collar', earrings: true },
};

export const men: Readonly<Record<string, Appearance>> = {
  'Harpreet Singh': {
    origin: 'south asia',
    style: 'turban',
    skin: 'brown',
    beard: 'full',
    garment: 'hood',
  },
  'Arjun Menon': { origin: 'south asia', style: 'side', skin: 'brown', beard: 'short', garment: 'tee' },
  'Kabir Shah': {
    origin: 'south asia',
    style: 'side',
    skin: 'wheat',
    beard: 'short',
    glasses: true,
    garment: 'collar',
  },
  'Dev Patel': { origin: 'south asia', style: 'cap', skin: 'brown', garment: 'tee' },
  'Lucas Ferreira': { origin: 'europe', style: 'curls', skin: 'wheat', hair: 'dark', beard: 'short' },
  'Tom Whitfield': {
    origin: 'europe',
    style: 'bare',
    skin: 'fair',
    hair: 'grey',
    beard: 'moustache',
    glasses: true,
    garment: 'collar',
  },
  'Lalremruata Hmar': { origin: 'himalaya', style: 'side', skin: 'tan', garment: 'hood' },
  'Abhishek Banerjee': {
    origin: 'south asia',
    style: 'crop',
    skin: 'tan',
    beard: 'moustache',
    glasses: true,
    garment: 'kurta',
  },
  'Farhan Qureshi': { origin: 'south asia', style: 'crop', skin: 'wheat', beard: 'full', garment: 'kurta' },
  'Vikram Rathore': {
    origin: 'south asia',
    style: 'turban',
    skin: 'brown',
    beard: 'moustache',
    garment: 'kurta',
  },
  'Imran Lone': { origin: 'south asia', style: 'beanie', skin: 'wheat', beard: 'short', garment: 'hood' },
  'Karthik Subramaniam': { origin: 'south asia', style: 'curls', skin: 'deep', beard: 'moustache' },
  'Yash Agarwal': { origin: 'south asia', style: 'side', skin: 'tan', glasses: true, garment: 'collar' },
  'Jigme Wangchuk': { origin: 'himalaya', style: 'crop', skin: 'tan', garment: 'kurta' },
  'Sanjay Gurung': { origin: 'himalaya', style: 'cap', skin: 'brown', beard: 'moustache', garment: 'tee' },
  'Haruki Mori': { origin: 'east asia', style: 'side', skin: 'fair', glasses: true, garment: 'collar' },
  'Somchai Rattana': { origin: 'southeast asia', style: 'crop', skin: 'tan', garment: 'tee' },
  'Sokha Chea': { origin: 'southeast asia', style: 'cap', skin: 'brown', garment: 'collar' },
  'Omar Haddad': { origin: 'middle east', style: 'crop', skin: 'tan', beard: 'full', garment: 'collar' },
  'Youssef Mansour': {
    origin: 'middle east',
    style: 'bare',
    skin: 'tan',
    hair: 'grey',
    beard: 'moustache',
    garment: 'collar',
  },
  'Thabo Nkosi': { origin: 'africa', style: 'crop', skin: 'dark', beard: 'short', garment: 'hood' },
  'Marco Bellini': {
    origin: 'europe',
    style: 'side',
    skin: 'wheat',
    hair: 'grey',
    beard: 'short',
    garment: 'collar',
  },
  'Jakub Novák': { origin: 'europe', style: 'side', skin: 'fair', hair: 'brown', glasses: true },
  'Diego Quispe': { origin: 'south america', style: 'beanie', skin: 'brown', garment: 'hood' },
};
