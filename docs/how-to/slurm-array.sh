#!/bin/bash
# One shard of a run for each task of a Slurm array. In a checkout that all nodes see, and that is set up:
#     sbatch slurm-array.sh NAME [OPTION OF PYTEST …]
#SBATCH --job-name=sentinel
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
set -euo pipefail
name=$1
shift
# A task that Slurm begins again finds its run by the name, and completes it.
exec .venv/bin/python -m pytest "$@" -n "$SLURM_CPUS_PER_TASK" \
  --shard="$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --run="$name-part-$SLURM_ARRAY_TASK_ID"
