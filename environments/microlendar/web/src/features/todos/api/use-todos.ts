import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

const ofTodo = (id: string) => ({ params: { path: { todo_id: id } } });

export interface TodoText {
  title: string;
  notes: string;
  due_on: string | null;
}

export function useTodos() {
  return useServerQuery(["todos"], (signal) => api.GET("/api/todos", { signal }));
}

export function useTodo(id: string) {
  return useServerQuery(["todo", id], (signal) => api.GET("/api/todos/{todo_id}", { ...ofTodo(id), signal }));
}

export function useCreateTodo() {
  return useServerAction((body: TodoText) => api.POST("/api/todos", { body }));
}

export function useEditTodo(id: string) {
  return useServerAction((body: TodoText) => api.PUT("/api/todos/{todo_id}", { ...ofTodo(id), body }));
}

export function useMarkTodo() {
  return useServerAction(({ id, done }: { id: string; done: boolean }) => api.POST("/api/todos/{todo_id}/done", { ...ofTodo(id), body: { done } }));
}

export function useDeleteTodo(id: string) {
  return useServerAction<void, unknown>(() => api.DELETE("/api/todos/{todo_id}", ofTodo(id)));
}
