import { expect, test } from 'vitest';
import { Destination } from './destinations.ts';
import { TrendingTag } from './discover.ts';
import { Itinerary } from './itineraries.ts';
import { LeaderboardEntry, Sponsor } from './leaderboard.ts';
import { Package } from './packages.ts';
import { Poll, PollFeedItem, PollVote } from './polls.ts';
import { Comment, Post } from './posts.ts';
import { Answer, Question } from './questions.ts';
import { Todo, VisitedPlace } from './todos.ts';
import { Badge, Challenge, Ranking, User, UserStats } from './users.ts';

/** The fields of each entity, separated by spaces. */
test.each([
  ['ENT-01', User, 'id firstName lastName email profileImageUrl bio'],
  [
    'ENT-02',
    UserStats,
    'totalPoints level placesVisited questionsAnswered postsLiked challengesCompleted streakDays lastActivityDate',
  ],
  ['ENT-03', Ranking, 'rank totalUsers userStats'],
  ['ENT-04', Post, 'id type content destination images createdAt user likes bookmarks comments _count poll'],
  ['ENT-05', Comment, 'id content createdAt user'],
  ['ENT-06', Poll, 'id options votes expiresAt'],
  ['ENT-06', PollVote, 'userId optionIndex'],
  [
    'ENT-07',
    PollFeedItem,
    'id contentType question options votesWithPercentages totalVotes expiresAt post createdAt',
  ],
  [
    'ENT-08',
    Question,
    'id title content destination country category urgency status createdAt _count asker answers',
  ],
  ['ENT-09', Answer, 'id content createdAt responder votes'],
  ['ENT-10', Badge, 'id name description points rarity icon'],
  ['ENT-11', Challenge, 'id name description reward progress target completed'],
  ['ENT-12', Todo, 'id destination notes isVisited createdAt updatedAt'],
  ['ENT-12', VisitedPlace, 'id destination notes visitedAt'],
  [
    'ENT-13',
    Package,
    'id title shortDescription description destination duration price originalPrice rating reviewCount tags features inclusions exclusions partnerName imageUrl isFeatured',
  ],
  [
    'ENT-14',
    Destination,
    'id name country description shortDescription rating reviewCount imageUrl isFeatured tags averageCost bestTimeToVisit highlights popularActivities',
  ],
  ['ENT-15', TrendingTag, 'id name displayName postCount weeklyGrowth'],
  [
    'ENT-16',
    LeaderboardEntry,
    'id firstName lastName profileImageUrl totalPoints level rank placesVisited createdAt',
  ],
  ['ENT-17', Sponsor, 'id name logoUrl bannerImageUrl description websiteUrl type'],
  [
    'ENT-19',
    Itinerary,
    'destination startDate endDate duration travelType groupSize budget budgetFlexibility accommodation travelStyle interests transportation contactName contactEmail contactPhone contactMobile specialRequests dietaryRestrictions accessibility status',
  ],
])('[%s] has its fields', (_, schema, fields) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});
