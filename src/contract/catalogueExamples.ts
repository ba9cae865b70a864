import type { Destination } from './schemas/destinations.ts';
import type { TrendingTag } from './schemas/discover.ts';
import type { LeaderboardEntry, Sponsor } from './schemas/leaderboard.ts';
import type { Package } from './schemas/packages.ts';

const travelPackage: Package = {
  id: 'package_1',
  title: 'Backwaters by boat',
  shortDescription: 'Three nights on the water.',
  description: 'A houseboat from Alappuzha, with a cook.',
  destination: 'Kerala',
  duration: '4 days',
  price: 18_000,
  originalPrice: 22_000,
  rating: 4.6,
  reviewCount: 128,
  tags: ['Slow travel'],
  features: ['Houseboat'],
  inclusions: ['Meals'],
  exclusions: ['Flights'],
  partnerName: 'Kettuvallam Tours',
  imageUrl: '/pictures/backwaters.jpg',
  isFeatured: true,
};
const destination: Destination = {
  id: 'destination_1',
  name: 'Ladakh',
  country: 'India',
  description: 'High passes and clear light.',
  shortDescription: 'High passes.',
  rating: 4.8,
  reviewCount: 310,
  imageUrl: '/pictures/ladakh.jpg',
  isFeatured: true,
  tags: ['Mountains'],
  averageCost: 3500,
  bestTimeToVisit: 'June to September',
  highlights: ['Pangong Tso'],
  popularActivities: ['Trekking'],
};
const tag: TrendingTag = {
  id: 'tag_1',
  name: 'monsoon',
  displayName: '#Monsoon',
  postCount: 42,
  weeklyGrowth: 12.5,
};
const leaderboardEntry: LeaderboardEntry = {
  id: 'traveller_002',
  firstName: 'Ravi',
  lastName: null,
  profileImageUrl: null,
  totalPoints: 1720,
  level: 18,
  rank: 1,
  placesVisited: 48,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const sponsor: Sponsor = {
  id: 'sponsor_1',
  name: 'Banyan Stays',
  type: 'leaderboard',
  logoUrl: '/pictures/banyan.svg',
  bannerImageUrl: null,
  description: 'Homestays under old trees.',
  websiteUrl: 'https://banyan.example/',
};

/** Examples of packages, destinations, tags, the leaderboard and sponsors. */
export const catalogueExamples = {
  Package: travelPackage,
  Destination: destination,
  TrendingTag: tag,
  LeaderboardEntry: leaderboardEntry,
  Sponsor: sponsor,
};
