import type { Page } from '@playwright/test';
import { Leaderboard } from './Leaderboard.ts';
import { type Open, Screen } from './Screen.ts';
import { TravelPlanning } from './TravelPlanning.ts';
import { EditProfile, Profile, TodoList } from './users.ts';
import { Catalogue, Explore, CatalogueDetail } from './catalogue.ts';
import { CreatePost, Home, Post } from './posts.ts';
import { AskLocal, Question } from './questions.ts';

/** All screens; the layout around them is in `frame.ts`. */
export const createApp = (page: Page, open: Open) => ({
  home: new Home(page, open, '/'),
  profile: (id = '') => new Profile(page, open, `/profile/${id}`),
  editProfile: new EditProfile(page, open, '/edit-profile'),
  explore: new Explore(page, open, '/explore'),
  todoList: new TodoList(page, open, '/todo-list'),
  createPost: new CreatePost(page, open, '/create-post'),
  post: (id: string) => new Post(page, open, `/post/${id}`),
  askLocal: new AskLocal(page, open, '/ask-local'),
  question: (id: string) => new Question(page, open, `/question/${id}`),
  travelPlanning: new TravelPlanning(page, open, '/travel-planning'),
  packages: new Catalogue(page, open, '/packages'),
  package: (id: string) => new CatalogueDetail(page, open, `/package/${id}`),
  destinations: new Catalogue(page, open, '/destinations'),
  destination: (id: string) => new CatalogueDetail(page, open, `/destination/${id}`),
  leaderboard: new Leaderboard(page, open, '/leaderboard'),
  landing: new Screen(page, open, '/landing'),
  notFound: new Screen(page, open, '/nowhere'),
});
export type App = ReturnType<typeof createApp>;
